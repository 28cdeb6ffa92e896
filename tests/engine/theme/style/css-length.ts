const ROOT_PX = 16

/**
 * What a browser makes of `Arem` or `clamp(Arem,Brem + Cvw,Drem)`, in px.
 * @param written the length
 * @param windowPx width of the window
 */
export function pxAt(written: string, windowPx: number): number {
  const plain = /^(-?[\d.]+)rem$/.exec(written)
  if (plain) return Number(plain[1]) * ROOT_PX
  const fluid = /^clamp\((-?[\d.]+)rem,(-?[\d.]+)rem \+ (-?[\d.]+)vw,(-?[\d.]+)rem\)$/.exec(written)
  if (!fluid) throw new Error(`Not a length of the scale: ${written}`)
  const [least = 0, start = 0, share = 0, most = 0] = fluid.slice(1).map(Number)
  const wanted = start * ROOT_PX + (share / 100) * windowPx
  return Math.max(least * ROOT_PX, Math.min(wanted, most * ROOT_PX))
}
