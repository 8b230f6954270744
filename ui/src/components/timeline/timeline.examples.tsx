import { Timeline } from './timeline';

export const Switch = () => (
  <Timeline
    items={[
      { when: '27 Nov 2026', what: 'You move in. Take meter readings.', certain: true },
      { when: '02 Dec 2026', what: 'Glimmer starts supplying you' },
      { when: '04 Dec 2026', what: 'Last day to cancel free of charge' },
    ]}
  />
);
