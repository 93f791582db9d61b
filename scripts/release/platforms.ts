/**
 * The machines that a release runs on: Linux with glibc, such as Debian, Ubuntu, Fedora and their relatives. Others,
 * such as Alpine (musl), macOS and Windows, run a clone.
 */
export const PLATFORMS = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
] as const;
