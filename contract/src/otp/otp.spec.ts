import { secondsUntilResend } from './otp';

describe('the wait before another code can be requested', () => {
  const now = Date.parse('2026-11-20T10:42:00Z');

  it.each([
    [null, 0],
    [now, 30],
    [now - 12_400, 18],
    [now - 29_999, 1],
    [now - 30_000, 0],
    [now - 90_000, 0],
    // The device's clock was set back in the meantime.
    [now + 3_600_000, 30],
  ])('after a code sent at %p is %i seconds', (sentAt, seconds) => {
    expect(secondsUntilResend(sentAt, now)).toBe(seconds);
  });
});
