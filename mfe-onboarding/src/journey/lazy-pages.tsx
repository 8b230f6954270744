import { FullPageSpinner, Lazy, lazyModule } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import type { PersonalDetailsValues, TypedPersonalDetails } from '../personal-details/personal-details.form';
import type { LinkCodeProps } from '../verify/link-code';
import type { FinalFailure } from '../verify/verify.problems';

export const secondChunk = lazyModule(() => import(/* webpackChunkName: "pages" */ './second-chunk'));

interface LinkOutcomeProps {
  /** Why the link can no longer be confirmed; without it the journey resumes. */
  readonly finalFailure?: FinalFailure;
}

/** What follows a partner's link once its postcode is confirmed, or cannot be. [ONB-03] */
export function LinkOutcome({ finalFailure }: LinkOutcomeProps) {
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

interface LazyNewPasswordProps {
  readonly control: Control<TypedPersonalDetails, unknown, PersonalDetailsValues>;
}

/** The password field, which only the unpopulated journey has. [PWD-02] */
export function LazyNewPassword({ control }: LazyNewPasswordProps) {
  return <Lazy module={secondChunk}>{({ NewPassword }) => <NewPassword control={control} />}</Lazy>;
}
