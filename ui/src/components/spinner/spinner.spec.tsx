import { act, render, screen } from '@testing-library/react';
import { renderExamples } from '../../testing/examples';
import { FullPageSpinner } from './spinner';
import * as examples from './spinner.examples';

describe('examples', () => {
  renderExamples(examples);
});

describe('the spinner of a page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows its words from 300 ms on, in a region that was there before', () => {
    render(<FullPageSpinner label="Getting your move ready" />);
    const region = screen.getByRole('status');
    act(() => jest.advanceTimersByTime(299));
    expect(region).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(region).toHaveTextContent('Getting your move ready');
  });
});
