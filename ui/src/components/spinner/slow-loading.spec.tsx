import { act, render, screen } from '@testing-library/react';
import { SlowLoading } from './slow-loading';

describe('a wait for third parties', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows progress after one second and its reason after four, in a region that was on the page before', () => {
    render(<SlowLoading progress="Getting prices for your home." reason="We are still waiting for the suppliers." />);
    const region = screen.getByRole('status');
    act(() => jest.advanceTimersByTime(999));
    expect(region).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(region).toHaveTextContent(/^Getting prices for your home\.$/);
    act(() => jest.advanceTimersByTime(3000));
    expect(region).toHaveTextContent(/^We are still waiting for the suppliers\.$/);
  });
});
