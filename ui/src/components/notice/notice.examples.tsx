import { problem } from '@home-move/contract';
import { Stack } from '../stack/stack';
import { Notice } from './notice';
import { ProblemNotice } from './problem-notice';

export const Kinds = () => (
  <Stack gap={2}>
    <Notice>We will look up your meters.</Notice>
    <Notice kind="success" onDismiss={() => undefined}>
      Address updated
    </Notice>
    <Notice kind="warning">Our service is running slower than usual...</Notice>
    <Notice kind="error" onDismiss={() => undefined}>
      Something went wrong
    </Notice>
  </Stack>
);

export const Strip = () => (
  <Notice kind="warning" strip>
    <b>Our service is running slower than usual.</b> You can carry on. Address searches may take a few seconds longer.
  </Notice>
);

export const OfFailedCall = () => (
  <ProblemNotice problem={problem('CONFLICT', { detail: 'The package costs more than you have seen.' })} />
);
