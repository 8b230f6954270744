import { Accordion } from './accordion';

export const Questions = () => (
  <Accordion
    items={[
      {
        title: 'Can I change my mind?',
        body: <p>Yes. You have 14 days from the day you sign up, and it costs nothing.</p>,
        open: true,
      },
      { title: 'What if I have no smart meter?', body: <p>You move to the variable plan from month 4.</p> },
    ]}
  />
);
