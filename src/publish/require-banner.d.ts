export const REQUIRE_BANNER: string
