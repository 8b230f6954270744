import { createStore, type Store, stepAt, type CurrentStep, type Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createConsent, type Consent } from '../runtime/consent';
import { createEvents, type Events } from '../runtime/events';
import { createSafeStorage } from '../session/safe-storage';
import { trackPortal } from './portal-tracking';

const token = 'eyJhbGciOi.SECRET.token';

function stepOf(path: string): CurrentStep | null {
  const match = stepAt(path);
  return match && { ...match, path };
}

let consent: Consent;
let events: Events;
let step: Store<CurrentStep | null>;
let enrolment: Store<Enrolment | null>;
const tracked: [string, unknown][] = [];
const analytics = {
  track: (event: string, properties?: unknown) => void tracked.push([event, properties]),
  alias: (reference: string) => void tracked.push(['alias', reference]),
  forget: () => void tracked.push(['forget', null]),
  drop: () => void tracked.push(['drop', null]),
  flush: () => undefined,
};
const follow = () => trackPortal(analytics, consent, { brand: 'oakwood', step, events, enrolment });

beforeEach(() => {
  sessionStorage.clear();
  tracked.length = 0;
  consent = createConsent(createSafeStorage('default'));
  consent.choose('accepted');
  events = createEvents();
  step = createStore(stepOf('/enrolment/product-selection'));
  enrolment = createStore<Enrolment | null>(null);
});

describe('tracking', () => {
  it('includes each step by its path pattern, services, completion and product events', () => {
    follow();
    step.set(stepOf(`/onboarding/verify/${token}`));
    events.emit('service', { service: 'energy', outcome: 'skipped' });
    events.emit('track', { name: 'Energy Journey Completed' });
    events.emit('complete', { ref: 'opaque' });
    step.set(null);
    expect(tracked).toEqual([
      [
        'step',
        {
          brand: 'oakwood',
          journey: 'confirmation',
          step: 'product-selection',
          path: '/enrolment/product-selection',
        },
      ],
      [
        'step',
        { brand: 'oakwood', journey: 'onboarding', step: 'onboarding-verify', path: '/onboarding/verify/:token' },
      ],
      ['service', { brand: 'oakwood', service: 'energy', outcome: 'skipped' }],
      ['track', { brand: 'oakwood', name: 'Energy Journey Completed' }],
      ['complete', { brand: 'oakwood' }],
    ]);
    expect(JSON.stringify(tracked)).not.toContain('SECRET');
  });

  it('contains no person, address, contact, id or token', () => {
    const sam = anEnrolment({ enrolmentType: 'Direct', reference: 'HM-7K2' });
    enrolment.set(sam);
    follow();
    const sent = JSON.stringify(tracked);
    const personal = [sam.id, sam.firstName, sam.surname, sam.emailAddress, sam.contactNumber, sam.postcode];
    expect(personal.filter((value) => value !== null && sent.includes(value))).toEqual([]);
    expect(sent).toContain('HM-7K2');
  });
});

describe('the tracked person', () => {
  it.each(['Direct', 'Lettings', 'Social', 'DoorToDoor', 'Telesales'] as const)(
    'has an alias only for a Direct enrolment: %s [FLAG-08]',
    (enrolmentType) => {
      follow();
      enrolment.set(anEnrolment({ enrolmentType, reference: 'HM-7K2' }));
      enrolment.set(anEnrolment({ enrolmentType, reference: 'HM-7K2', version: 2 }));
      const aliases = tracked.filter(([event]) => event === 'alias');
      expect(aliases).toEqual(enrolmentType === 'Direct' ? [['alias', 'HM-7K2']] : []);
    },
  );

  it('changes after a log out', () => {
    follow();
    enrolment.set(anEnrolment({ enrolmentType: 'Direct', reference: 'HM-7K2' }));
    enrolment.set(null);
    enrolment.set(anEnrolment({ id: 'another', enrolmentType: 'Direct', reference: 'HM-9P4' }));
    expect(tracked.slice(1)).toEqual([
      ['alias', 'HM-7K2'],
      ['forget', null],
      ['alias', 'HM-9P4'],
    ]);
  });
});

describe('without consent', () => {
  it('tracks nothing from its withdrawal until it is given again, and nothing in between afterwards [FLAG-09]', () => {
    follow();
    tracked.length = 0;
    consent.choose('rejected');
    step.set(stepOf('/enrolment/energy/list'));
    events.emit('track', { name: 'Energy Journey Completed' });
    enrolment.set(anEnrolment({ enrolmentType: 'Direct', reference: 'HM-7K2' }));
    expect(tracked).toEqual([['drop', null]]);
    consent.choose('accepted');
    expect(tracked.slice(1)).toEqual([
      ['alias', 'HM-7K2'],
      ['step', { brand: 'oakwood', journey: 'energy', step: 'energy-list', path: '/enrolment/energy/list/:fuel?' }],
    ]);
  });
});
