import { render, screen } from '@testing-library/react';
import { useSlicedData } from './use-sliced-data';

const renders: (string | undefined)[] = [];

function Section({ data }: { readonly data?: string | null }) {
  const shown = useSlicedData(data);
  renders.push(shown);
  return shown ?? 'Loading';
}

beforeEach(() => renders.splice(0));

it.each([[undefined], [null]])('shows nothing until the data are loaded (%s)', (data) => {
  render(<Section data={data} />);
  expect(screen.getByText('Loading')).toBeVisible();
});

it('renders the first data after the render that received them, and later data at once', () => {
  const { rerender } = render(<Section />);
  rerender(<Section data="two orders" />);
  expect(renders).toEqual([undefined, undefined, 'two orders']);
  rerender(<Section data="three orders" />);
  expect(renders).toEqual([undefined, undefined, 'two orders', 'three orders']);
  expect(screen.getByText('three orders')).toBeVisible();
});

it('renders data that are there from the start at once', () => {
  render(<Section data="two orders" />);
  expect(renders).toEqual(['two orders']);
});
