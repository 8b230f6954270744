import { FullPageSpinner, Lazy, lazyModule } from '@home-move/ui';
import type { NewPasswordProps } from './personal-details/new-password';
import type { LinkCodeProps } from './verify/link-code';
import type { LinkOutcomeProps } from './verify/verify.page';

export const secondChunk = lazyModule(() => import(/* webpackChunkName: "pages" */ './second-chunk'));

/** The page that follows a partner's link once its postcode is confirmed, or cannot be. [ONB-03] */
export function LazyLinkOutcome({ finalFailure }: LinkOutcomeProps) {
  return (
    <Lazy module={secondChunk} loading={<FullPageSpinner />}>
      {({ ExpiredLink, Resume }) => (finalFailure ? <ExpiredLink {...finalFailure} /> : <Resume />)}
    </Lazy>
  );
}

/** The code that follows the postcode once the mover has proven a contact. */
export function LazyLinkCode(props: LinkCodeProps) {
  return (
    <Lazy module={secondChunk} loading={<FullPageSpinner />}>
      {({ LinkCode }) => <LinkCode {...props} />}
    </Lazy>
  );
}

/** The password field, which only the unpopulated journey has. [PWD-02] */
export function LazyNewPassword(props: NewPasswordProps) {
  return <Lazy module={secondChunk}>{({ NewPassword }) => <NewPassword {...props} />}</Lazy>;
}
