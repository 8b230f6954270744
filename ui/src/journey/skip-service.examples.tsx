import { problem } from '@home-move/contract';
import type { Action } from '../form/use-action';
import { Row } from '../components/stack/stack';
import { ContinueWithout, NoThanks } from './skip-service';

const still: Action<[]> = { busy: false, problem: null, run: () => Promise.resolve() };

const energy = {
  title: 'Leave energy for now?',
  body: 'Your home still has energy: the present supplier goes on until you choose another.',
  skipLabel: 'Skip energy',
} as const;

export const Asking = () => (
  <Row>
    <NoThanks skip={still} {...energy} />
    <NoThanks skip={still} {...energy} plain />
  </Row>
);

export const NothingToChoose = () => <ContinueWithout skip={still} primary />;

export const Failed = () => <ContinueWithout skip={{ ...still, problem: problem('UNAVAILABLE') }} />;
