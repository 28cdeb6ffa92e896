/**
 * Stands in for `@emotion/unitless`: the names of properties whose bare numbers mean no pixels, for styles
 * that are written as objects. Here all styles are written as CSS, which the type of `css` holds true.
 */
export default {}
