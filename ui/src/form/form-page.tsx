import type { Problem } from '@home-move/contract';
import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';
import { Button } from '../components/button/button';
import { ErrorSummary } from '../components/error-summary/error-summary';
import { Notice } from '../components/notice/notice';
import { Text } from '../components/text/text';
import { Page, type PageProps } from '../layout/page';
import { Actions, formStack } from '../layout/split';
import { FormIdContext } from './use-bound-field';
import { useFormErrors } from './use-form-errors';

export interface FormPageProps<V extends FieldValues, C, O> extends Pick<
  PageProps,
  'title' | 'brandName' | 'back' | 'lede' | 'aside' | 'renderColumns' | 'stickyAside' | 'width' | 'children'
> {
  readonly form: UseFormReturn<V, C, O>;
  /** Called with valid values, never twice at once. */
  readonly onSubmit: SubmitHandler<O>;
  /** Whether the call is running. */
  readonly busy: boolean;
  /** Why the call failed: field errors show at their fields, the rest in the banner. Set it to null before the next call. */
  readonly problem: Problem | null;
  /** Without it there is no submit button: "I don't know my move-in date" hides Next. */
  readonly submitLabel?: string | undefined;
  /** Outlined where another action of the page is the filled one. */
  readonly submitVariant?: 'primary' | 'secondary';
  /** Shown while busy: "Saving". */
  readonly busyLabel?: string;
  /** Left of the submit button. */
  readonly secondary?: ReactNode;
  /** More banners under the h1. */
  readonly notices?: ReactNode;
  /** After the actions: guarantees, accordions. */
  readonly after?: ReactNode;
}

/**
 * A page with a form: Back, h1, error summary, fields, actions. After a submit with errors it focuses the first invalid field
 * and prefixes the document's title with "Error: ". A failure without a field takes the focus itself, since the button may be
 * screens below it. A submit while another is running is ignored. [UI-06, API-17]
 */
export function FormPage<V extends FieldValues, C, O>(props: FormPageProps<V, C, O>) {
  const {
    form,
    onSubmit,
    busy,
    problem,
    submitLabel,
    submitVariant = 'primary',
    busyLabel = 'Saving',
    secondary,
    notices,
    after,
    children,
    ...page
  } = props;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const { banner, summary, expectOutcome, show } = useFormErrors(form, problem, formId, element);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog of this page bubbles its submit through the React tree.
    if (event.target !== event.currentTarget || running.current || busy) return;
    running.current = true;
    expectOutcome();
    try {
      await form.handleSubmit(onSubmit)(event);
      show();
    } finally {
      running.current = false;
    }
  };

  return (
    <FormIdContext value={formId}>
      <Page
        {...page}
        invalid={summary.length > 0}
        notices={
          <>
            {notices}
            {banner !== null && (
              <Notice kind="error" focusOn={banner.focusOn}>
                <p>{banner.text}</p>
                {problem?.incident && (
                  <Text size="xs" numeric>
                    If you call us, quote {problem.incident}.
                  </Text>
                )}
              </Notice>
            )}
            <ErrorSummary errors={summary} />
          </>
        }
      >
        <form ref={element} noValidate onSubmit={submit} className={formStack}>
          {children}
          {(submitLabel !== undefined || secondary) && (
            <Actions column={page.width === 'code'}>
              {secondary}
              {submitLabel !== undefined && (
                <Button type="submit" variant={submitVariant} busy={busy ? busyLabel : undefined}>
                  {submitLabel}
                </Button>
              )}
            </Actions>
          )}
          {after}
        </form>
      </Page>
    </FormIdContext>
  );
}
