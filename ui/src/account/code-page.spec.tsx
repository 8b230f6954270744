import { ApiError, problem, type ProblemCode, type Tokens } from '@home-move/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations, renderExamples } from '../testing/examples';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { CodePage, CodeSent } from './code-page';
import * as examples from './code-page.examples';
import { useCodeCheck } from './code-check';

describe('examples', () => {
  renderExamples(examples);
});

const tokens: Tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 1800, refresh_token: 'r' };
const refuse = (code: ProblemCode) => () => Promise.reject(new ApiError(problem(code)));
const box = () => screen.getByRole('textbox', { name: 'Your code' });
const enter = (code: string) => userEvent.type(box(), `${code}{Enter}`);

interface CheckingProps {
  readonly verify?: (code: string) => Promise<Tokens>;
  readonly goOn?: (tokens: Tokens) => Promise<void>;
}

function Checking({ verify = () => Promise.resolve(tokens), goOn = () => Promise.resolve() }: CheckingProps) {
  return (
    <CodePage
      brandName="Home Move"
      lede={<CodeSent contact="•••••••0101" />}
      check={useCodeCheck(verify, goOn)}
      submitLabel="Next"
      busyLabel="Checking"
      after={null}
    />
  );
}

describe('the page that asks for a code', () => {
  it('says where the code went and how long it is good [OTP-02]', () => {
    const { container } = renderWithRuntime(<Checking />);
    expect(screen.getByRole('heading', { level: 1, name: "Verify it's you" })).toBeVisible();
    expect(container).toHaveTextContent('We sent a 6-digit code to •••••••0101. It works for 15 minutes.');
    expect(box()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('takes a code as it is pasted, and goes on with what it answers [OTP-12]', async () => {
    const verify = jest.fn(() => Promise.resolve(tokens));
    const goOn = jest.fn(() => Promise.resolve());
    renderWithRuntime(<Checking verify={verify} goOn={goOn} />);
    await userEvent.click(box());
    await userEvent.paste(' 482-913 ');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(verify).toHaveBeenCalledWith('482913');
    expect(goOn).toHaveBeenCalledWith(tokens);
  });

  it('tells a wrong code at its box [OTP-19]', async () => {
    const { container } = renderWithRuntime(<Checking verify={refuse('INVALID_OTP')} />);
    await enter('482913');
    expect(await screen.findByRole('link', { name: "We don't recognise this code" })).toBeVisible();
    expect(box()).toHaveAccessibleDescription("Error: We don't recognise this code");
    expect(box()).toHaveValue('482913');
    await expectNoViolations(container);
  });

  it('tells everything else above the form, and whoever has to wait that they have to [OTP-20]', async () => {
    renderWithRuntime(<Checking verify={refuse('TOO_MANY_REQUESTS')} />);
    await enter('482913');
    const words = 'Something went wrong verifying your codeToo many tries. Please wait a moment and try again.';
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(box()).toBeValid();
  });

  it('uses a code once: where going on fails, the next try begins there', async () => {
    const verify = jest.fn(() => Promise.resolve(tokens));
    const goOn = jest.fn<Promise<void>, [Tokens]>(() => Promise.resolve());
    goOn.mockImplementationOnce(refuse('UNAVAILABLE'));
    renderWithRuntime(<Checking verify={verify} goOn={goOn} />);
    await enter('482913');
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(goOn).toHaveBeenCalledTimes(2);
    expect(verify).toHaveBeenCalledTimes(1);
  });
});
