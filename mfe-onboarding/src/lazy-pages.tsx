import { FullPageSpinner, Lazy, lazyModule, useLazyModule, type ObjectionProps } from '@home-move/ui';
import type { NewPasswordProps } from './personal-details/new-password';
import type { LinkCodeProps } from './verify/link-code';
import type { LinkOutcomeProps } from './verify/verify.page';

export const secondChunk = lazyModule(() => import(/* webpackChunkName: "pages" */ './second-chunk'));

/** The page that follows a partner's link once its postcode is confirmed or cannot be, or its details are deleted. [ONB-03] */
export function LazyLinkOutcome({ finalFailure, deleted }: LinkOutcomeProps) {
  return (
    <Lazy module={secondChunk} loading={<FullPageSpinner />}>
      {({ DetailsDeletedPage, ExpiredLink, Resume }) => {
        if (deleted) return <DetailsDeletedPage sentBy={deleted.sentBy} />;
        return finalFailure ? <ExpiredLink {...finalFailure} /> : <Resume />;
      }}
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

/** The two ways out of a partner's invitation. If the chunk does not load, the form above them still works. */
export function LazyObjection(props: ObjectionProps) {
  const { content } = useLazyModule(secondChunk);
  return content && <content.Objection {...props} />;
}

/** The password field, which only the unpopulated journey has. [PWD-02] */
export function LazyNewPassword(props: NewPasswordProps) {
  return <Lazy module={secondChunk}>{({ NewPassword }) => <NewPassword {...props} />}</Lazy>;
}
