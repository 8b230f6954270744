import { Text } from '@home-move/ui';
import { useLoginPath } from '../../../navigation/use-login-path';
import { DeadLink } from '../parts/dead-link';
import { WayLink } from '../parts/way-link';
import { phoneLinkTexts } from './phone-link.texts';

const texts = phoneLinkTexts.dead;

/** A link that was used, is too old, or was tried too often: other ways back to the move. */
export function DeadPhoneLink() {
  const loginPath = useLoginPath();
  return (
    <DeadLink path="/continue" action={texts.anew}>
      <Text size="sm">
        <WayLink to={loginPath}>{texts.logIn}</WayLink>
      </Text>
    </DeadLink>
  );
}
