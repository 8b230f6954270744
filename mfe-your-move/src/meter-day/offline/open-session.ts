import { openEnrolment } from '../device/device-access';
import { notedEnrolment } from '../device/device-note';

const sessionKey = /^hm\..+\.enrolmentSessionId$/;
const tabKey = /^hm\..+\.\w+$/;

/** Session storage, or nothing where the browser denies it. */
function storedInTab(): readonly (readonly [string, string])[] {
  try {
    return Object.entries(window.sessionStorage);
  } catch {
    return [];
  }
}

/**
 * The enrolment that this page may show without a signal: the one that the mover has opened with a signal within a day, unless this device
 * or this tab has been logged out since, or the tab has a session of another one. Null if there is none. [METER-07, METER-13]
 */
export async function openSession(now: number): Promise<string | null> {
  const enrolment = await openEnrolment(now).catch(() => null);
  if (enrolment === null || enrolment !== notedEnrolment()) return null;
  const entries = storedInTab();
  const isNewTab = !entries.some(([key]) => tabKey.test(key));
  const isOfTab = entries.some(([key, value]) => sessionKey.test(key) && value === enrolment);
  return isNewTab || isOfTab ? enrolment : null;
}
