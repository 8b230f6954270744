import { useStore } from '@home-move/ui';
import { useShell } from '../runtime/shell-context';
import { loginPathOf } from './routes';

/** Where Log In leads. [ROUTE-02] */
export function useLoginPath(): string {
  return loginPathOf(useStore(useShell().flags));
}
