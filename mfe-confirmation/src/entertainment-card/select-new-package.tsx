import { entertainmentEndpoints, pathOf } from '@home-move/contract';
import { useRuntime, type ButtonProps } from '@home-move/ui';
import { ActionButton } from '../service-card/action-button';
import { acceptNewer } from '../state/enrolment.queries';
import { entertainmentCardTexts as texts } from './entertainment-card.texts';

/** Drops the unconfirmed package and returns to the list. [CONF-20, CONF-21] */
export function SelectNewPackage({ variant }: Pick<ButtonProps, 'variant'>) {
  const runtime = useRuntime();
  const drop = async () => {
    acceptNewer(runtime, await runtime.http.send(entertainmentEndpoints.removePending, {}));
    runtime.navigate(pathOf('broadband-list'));
  };
  return (
    <ActionButton action={drop} busyLabel={texts.opening} variant={variant}>
      {texts.newPackage}
    </ActionButton>
  );
}
