/** Device names that Windows reserves, with any extension. */
const RESERVED_ON_WINDOWS = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\..*)?$/i

/** Whether Windows cannot store a file of this name, so that a repository with it cannot be checked out. */
export const isReservedOnWindows = (name: string): boolean => RESERVED_ON_WINDOWS.test(name)
