/** Whether an error of the operating system has this code, such as `ENOENT`. */
export function isSystemError(error: unknown, code: string): boolean {
  // Not by instanceof: Jest's tests run in another realm than Node's own modules, whose errors are of another class there.
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

export function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}
