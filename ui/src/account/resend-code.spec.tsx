import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Action } from '../form/use-action';
import { ResendCode, type ResendCodeProps } from './resend-code';

const noon = Date.parse('2026-11-20T12:00:00Z');
const still: Action<[]> = { busy: false, problem: null, run: () => Promise.resolve() };
const aResend = (props: Partial<ResendCodeProps> = {}) => (
  <ResendCode channel="email" sentAt={noon} now={noon} sending={still} {...props} />
);
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const ask = () => screen.queryByRole('button', { name: 'Send a new code' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('another code', () => {
  it('can be asked for after 30 seconds, seen by the second and told once at start and end', () => {
    render(aResend());
    expect(screen.getByText('You can ask again in 30 seconds.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('We sent a code. You can ask for another in 30 seconds.');
    expect(ask()).toBeNull();

    pass(29);
    expect(screen.getByText('You can ask again in 1 second.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('We sent a code. You can ask for another in 30 seconds.');

    pass(1);
    expect(ask()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('You can ask for another code now.');
  });

  it('has a wait that goes on while the page is drawn again, and begins again with the next one', () => {
    const { rerender } = render(aResend());
    pass(10);
    rerender(aResend({ now: noon + 10_000 }));
    expect(screen.getByText('You can ask again in 20 seconds.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('You can ask for another in 30 seconds.');

    pass(20);
    rerender(aResend({ sentAt: noon + 30_000, now: noon + 30_000 }));
    expect(screen.getByText('You can ask again in 30 seconds.')).toBeVisible();
  });

  it('goes by the other way at once, the focus staying where it is', async () => {
    const onClick = jest.fn();
    const user = userEvent.setup({ delay: null });
    const otherWay = { label: 'Text it to me', onClick };
    const { rerender } = render(aResend({ otherChannel: otherWay }));
    await user.click(screen.getByRole('button', { name: 'Text it to me' }));
    expect(onClick).toHaveBeenCalledTimes(1);

    rerender(aResend({ channel: 'sms', sentAt: null, otherChannel: { label: 'Mail it to me', onClick } }));
    expect(screen.getByRole('button', { name: 'Mail it to me' })).toHaveFocus();
    expect(ask()).toBeVisible();
  });
});
