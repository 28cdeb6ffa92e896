const RESERVED_ON_WINDOWS = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\..*)?$/i

/** Whether Windows reserves a name for a device, so that a repository with such a file cannot be checked out. */
export const isReservedOnWindows = (name: string): boolean => RESERVED_ON_WINDOWS.test(name)
