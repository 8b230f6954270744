import { Text } from '@home-move/ui';
import { useLoginPath } from '../../../links/use-link';
import { PageLink } from '../../../links/links';
import { ExpiredLinkPage } from '../link-pages';
import { phoneLinkTexts } from './phone-link.texts';

const texts = phoneLinkTexts.expired;

/** The link was used before, is too old, or had too many attempts: offers other ways to continue. */
export function ExpiredPhoneLinkPage() {
  const loginPath = useLoginPath();
  return (
    <ExpiredLinkPage path="/continue" action={texts.sendNewLink}>
      <Text size="sm">
        <PageLink to={loginPath}>{texts.logIn}</PageLink>
      </Text>
    </ExpiredLinkPage>
  );
}
