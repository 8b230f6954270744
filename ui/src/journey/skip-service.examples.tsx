import { problem } from '@home-move/contract';
import type { Action } from '../form/use-action';
import { Row } from '../components/stack/stack';
import { ContinueWithout, NoThanks } from './skip-service';

const idle: Action<[]> = { busy: false, problem: null, run: () => Promise.resolve() };

const energy = {
  title: 'Leave energy for now?',
  body: 'You will still have energy: the current supplier of the home keeps supplying it until you choose another.',
  skipLabel: 'Skip energy',
} as const;

export const Choice = () => (
  <Row>
    <NoThanks skip={idle} {...energy} />
    <NoThanks skip={idle} {...energy} plain />
  </Row>
);

export const NothingToChoose = () => <ContinueWithout skip={idle} primary />;

export const Failed = () => <ContinueWithout skip={{ ...idle, problem: problem('UNAVAILABLE') }} />;
