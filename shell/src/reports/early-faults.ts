declare global {
  interface Window {
    /** Errors, rejections and violations until `watchPage` takes over; the first ones are enough. */
    hmEarlyFaults?: Event[];
  }
}

const kept = 20;

/** Runs in the document, before any other script: keeps the faults of the time in which nothing reports them yet. */
export function keepEarlyFaults(page: Window): void {
  const faults: Event[] = [];
  page.hmEarlyFaults = faults;
  const keep = (event: Event) => {
    if (page.hmEarlyFaults && faults.length < kept) faults.push(event);
  };
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) page.addEventListener(type, keep);
}
