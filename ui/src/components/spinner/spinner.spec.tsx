import { act, render, screen } from '@testing-library/react';
import { FullPageSpinner } from './spinner';

describe('the spinner of a page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows its label after 300 ms, in a region that was on the page before', () => {
    render(<FullPageSpinner label="Getting your move ready" />);
    const region = screen.getByRole('status');
    act(() => jest.advanceTimersByTime(299));
    expect(region).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(region).toHaveTextContent('Getting your move ready');
  });
});
