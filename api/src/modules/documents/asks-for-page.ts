const elsewhere = /^\/(api|react-tenant-portal|react-telephony-portal)(\/|$)/i;

/** Whether a GET wants one of our pages: not a call, not a file, and by something that reads HTML. */
export function asksForPage(path: string, accept: string | undefined): boolean {
  if (elsewhere.test(path)) return false;
  if (accept?.includes('text/html')) return true;
  const readsAnything = accept === undefined || accept.includes('*/*');
  return readsAnything && !/\.\w+$/.test(path);
}
