import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Action } from '../form/use-action';
import { ResendCode, type ResendCodeProps } from './resend-code';

const noon = Date.parse('2026-11-20T12:00:00Z');
const idle: Action<[]> = { busy: false, problem: null, run: () => Promise.resolve() };
const aResend = (props: Partial<ResendCodeProps> = {}) => (
  <ResendCode channel="email" sentAt={noon} now={noon} sending={idle} {...props} />
);
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const resend = () => screen.queryByRole('button', { name: 'Send a new code' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('requesting another code', () => {
  it('becomes possible after 30 seconds, counted down on screen and announced at start and end only', () => {
    render(aResend());
    expect(screen.getByText('You can ask again in 30 seconds.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('We sent a code. You can ask for another in 30 seconds.');
    expect(resend()).toBeNull();

    wait(29);
    expect(screen.getByText('You can ask again in 1 second.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('We sent a code. You can ask for another in 30 seconds.');

    wait(1);
    expect(resend()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('You can ask for another code now.');
  });

  it('keeps counting when the page renders again, and restarts with the next code', () => {
    const { rerender } = render(aResend());
    wait(10);
    rerender(aResend({ now: noon + 10_000 }));
    expect(screen.getByText('You can ask again in 20 seconds.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('You can ask for another in 30 seconds.');

    wait(20);
    rerender(aResend({ sentAt: noon + 30_000, now: noon + 30_000 }));
    expect(screen.getByText('You can ask again in 30 seconds.')).toBeVisible();
  });

  it('offers the other channel at once, and keeps the focus', async () => {
    const onClick = jest.fn();
    const user = userEvent.setup({ delay: null });
    const otherWay = { label: 'Text it to me', onClick };
    const { rerender } = render(aResend({ otherChannel: otherWay }));
    await user.click(screen.getByRole('button', { name: 'Text it to me' }));
    expect(onClick).toHaveBeenCalledTimes(1);

    rerender(aResend({ channel: 'sms', sentAt: null, otherChannel: { label: 'Mail it to me', onClick } }));
    expect(screen.getByRole('button', { name: 'Mail it to me' })).toHaveFocus();
    expect(resend()).toBeVisible();
  });
});
