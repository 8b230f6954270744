import { entertainmentEndpoints, pathOf } from '@home-move/contract';
import { useRuntime, type ButtonProps } from '@home-move/ui';
import { ActionButton } from '../parts/action-button';
import { acceptNewer } from '../parts/enrolment.queries';
import { entertainmentCardTexts as texts } from './entertainment-card.texts';

/** Drops the package that waits for a word, and leads back to the list. [CONF-20, CONF-21] */
export function SelectNewPackage({ variant }: Pick<ButtonProps, 'variant'>) {
  const runtime = useRuntime();
  const drop = async () => {
    acceptNewer(runtime, await runtime.http.send(entertainmentEndpoints.removePending, {}));
    runtime.navigate(pathOf('broadband-list'));
  };
  return (
    <ActionButton act={drop} busyWords={texts.opening} variant={variant}>
      {texts.newPackage}
    </ActionButton>
  );
}
