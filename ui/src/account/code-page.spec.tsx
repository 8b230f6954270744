import { ApiError, problem, type ProblemCode, type Tokens } from '@home-move/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../testing/examples';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { CodePage, CodeSent } from './code-page';
import { useCodeCheck } from './code-check';

const tokens: Tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 1800, refresh_token: 'r' };
const rejectWith = (code: ProblemCode) => () => Promise.reject(new ApiError(problem(code)));
const box = () => screen.getByRole('textbox', { name: 'Your code' });
const enter = (code: string) => userEvent.type(box(), `${code}{Enter}`);

interface CheckedCodePageProps {
  readonly verify?: (code: string) => Promise<Tokens>;
  readonly onVerified?: (tokens: Tokens) => Promise<void>;
}

function CheckedCodePage({
  verify = () => Promise.resolve(tokens),
  onVerified = () => Promise.resolve(),
}: CheckedCodePageProps) {
  return (
    <CodePage
      brandName="Home Move"
      lede={<CodeSent contact="•••••••0101" />}
      check={useCodeCheck(verify, onVerified)}
      submitLabel="Next"
      busyLabel="Checking"
      after={null}
    />
  );
}

describe('the code page', () => {
  it('shows where the code was sent and how long it works [OTP-02]', () => {
    const { container } = renderWithRuntime(<CheckedCodePage />);
    expect(screen.getByRole('heading', { level: 1, name: "Verify it's you" })).toBeVisible();
    expect(container).toHaveTextContent('We sent a 6-digit code to •••••••0101. It works for 15 minutes.');
    expect(box()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('accepts a pasted code, and continues with its tokens [OTP-12]', async () => {
    const verify = jest.fn(() => Promise.resolve(tokens));
    const onVerified = jest.fn(() => Promise.resolve());
    renderWithRuntime(<CheckedCodePage verify={verify} onVerified={onVerified} />);
    await userEvent.click(box());
    await userEvent.paste(' 482-913 ');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(verify).toHaveBeenCalledWith('482913');
    expect(onVerified).toHaveBeenCalledWith(tokens);
  });

  it('shows a wrong code as a field error [OTP-19]', async () => {
    const { container } = renderWithRuntime(<CheckedCodePage verify={rejectWith('INVALID_OTP')} />);
    await enter('482913');
    expect(await screen.findByRole('link', { name: "Your code: We don't recognise this code" })).toBeVisible();
    expect(box()).toHaveAccessibleDescription("Error: We don't recognise this code");
    expect(box()).toHaveValue('482913');
    await expectNoViolations(container);
  });

  it('shows every other failure above the form, with the wait after too many requests [OTP-20]', async () => {
    renderWithRuntime(<CheckedCodePage verify={rejectWith('TOO_MANY_REQUESTS')} />);
    await enter('482913');
    const message = 'Something went wrong verifying your codeToo many tries. Please wait a moment and try again.';
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(box()).toBeValid();
  });

  it('verifies a code once: when continuing fails, the next attempt only continues', async () => {
    const verify = jest.fn(() => Promise.resolve(tokens));
    const onVerified = jest.fn<Promise<void>, [Tokens]>(() => Promise.resolve());
    onVerified.mockImplementationOnce(rejectWith('UNAVAILABLE'));
    renderWithRuntime(<CheckedCodePage verify={verify} onVerified={onVerified} />);
    await enter('482913');
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onVerified).toHaveBeenCalledTimes(2);
    expect(verify).toHaveBeenCalledTimes(1);
  });
});
