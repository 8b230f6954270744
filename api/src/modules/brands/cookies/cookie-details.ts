import { consentCategories, type CookieDetail } from '@home-move/contract';

/** Consent category → its group in the cookie policy. */
const groupByCategory = { [consentCategories.performance]: 'Performance' } as const;

/**
 * Every key that the portal writes to session storage, and its purpose; where the asterisk is, they name the brand, and in a
 * partner's page for the frame too. A test compares the list with the keys of the portal's safe storage.
 */
const storageKeys: Readonly<Record<string, string>> = {
  'hm.*.appTypeConfig': 'Remembers how you opened this website: in its own tab, inside another page, or with an agent.',
  'hm.*.bucket':
    'A random number from 0 to 99, which decides whether you see a new version of a page before others do.',
  'hm.*.brand': 'Remembers which company sent you here, so that we show their name and phone number.',
  'hm.*.appToken': 'Lets this website talk to our service before you have started.',
  'hm.*.refreshAppToken': 'Renews that permission when it runs out.',
  'hm.*.anonymousUserToken': 'Keeps you connected to the move you have started, before you log in.',
  'hm.*.userToken': 'Keeps you logged in.',
  'hm.*.userRefreshToken': 'Renews your log-in when it runs out, so that you do not have to log in again.',
  'hm.*.enrolmentSessionId': 'Keeps moves apart, so that other people who use this device do not see what you typed.',
  'hm.*.pendingEnrolmentId': 'Finds your move again when you reload the page before you have finished your details.',
  'hm.*.requestedPath': 'Remembers the page you asked for, and opens it once you have logged in.',
  'hm.*.editedPath': 'Remembers that you are changing one of your details, and brings you back to them.',
  'hm.*.validationStatus': 'Remembers the result when you confirm your details with your surname and postcode.',
  'hm.*.onboarding': 'Keeps what you have typed about yourself and your move until you save it.',
  'hm.*.energyFilters': 'Remembers how you narrowed the list of energy tariffs.',
  'hm.*.energyFiltersWom': 'Remembers how you narrowed the list of energy tariffs from all suppliers.',
  'hm.*.energyTariff': 'Remembers the energy tariff you chose until you set it up.',
  'hm.*.energySecondaryTariff': 'Remembers the gas tariff you chose beside one for electricity, until you set it up.',
  'hm.*.energyAddOns': 'Remembers the extras you chose with your energy tariff.',
  'hm.*.entertainment': 'Remembers the broadband package you chose until you order it.',
  'hm.*.broadbandFilters': 'Remembers how you narrowed the list of broadband packages.',
  'hm.*.cmsContent': 'For our agents only: keeps what they read out on each page.',
  'hm.*.noteDraft': 'For our agents only: keeps what they type of a note until they save it or log out.',
  'hm.*.noteDrafts':
    'For our agents only: keeps what they type about each customer until they save it or close the tab.',
  'hm.consent': 'Remembers whether you let us measure how this website is used.',
};

/** The cookies of the portal, which no script reads. */
const cookies: readonly CookieDetail[] = [
  {
    title: 'hm.key.*',
    description: 'Protects your log-in: what we store to keep you logged in can only be read with it.',
    time: 'Until you close your browser',
  },
  {
    title: 'hm.preview',
    description: 'Shows you a new version of a page before others see it, if you have opened a preview link.',
    time: 'Until you end the preview, for a day at most',
  },
].map((cookie) => ({ group: 'Strictly necessary', ...cookie, type: 'Cookie', vendor: 'Home Move' }));

/** Entries that the meter day page stores on the device, in addition to session storage. */
const meterDay: readonly CookieDetail[] = [
  {
    title: 'hm-meter-day',
    description: 'Keeps your meter readings and photos, encrypted, until they are sent, and the meters of your home.',
    time: 'Readings until they are sent or you delete them; the meters until someone else logs in here',
    type: 'Database on your device',
  },
  {
    title: 'hm.meter-day',
    description:
      'Remembers that your meters can be opened on this device without a signal, and how many readings are not sent.',
    time: 'Until you log out',
    type: 'Local storage',
  },
  {
    title: 'hm /…/enrolment/meter-day',
    description: 'Opens the page for meter readings without a signal. It contains nothing about you.',
    time: 'Until we replace it or switch it off',
    type: 'Cache of a service worker',
  },
].map((item) => ({ group: 'Strictly necessary', ...item, vendor: 'Home Move' }));

/** The entries of the cookie policy: storage, cookies, and analytics. [CHROME-16, CHROME-17] */
export function cookieDetails({
  analyticsUrl,
}: {
  readonly analyticsUrl: string | undefined;
}): readonly CookieDetail[] {
  const stored = Object.entries(storageKeys).map(([title, description]) => ({
    group: 'Strictly necessary',
    title,
    description,
    time: 'Until you close the tab',
    type: 'Session storage',
    vendor: 'Home Move',
  }));
  const necessary = [...stored, ...cookies, ...meterDay];
  return analyticsUrl === undefined ? necessary : [...necessary, analytics(new URL(analyticsUrl).hostname)];
}

/** Analytics stores nothing but sends data after consent, so the policy lists it. [FLAG-09] */
function analytics(vendor: string): CookieDetail {
  return {
    group: groupByCategory.C0002,
    title: 'Use of this website',
    description:
      'If you accept, we send which pages you open and where you stop, so that we can make them better. If you came to us yourself, the reference of your move goes with it. We do not send your name, address, contact details or what you type.',
    time: 'Nothing is kept in your browser',
    type: 'Sent while you use this website',
    vendor,
  };
}
