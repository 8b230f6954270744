import { render, screen } from '@testing-library/react';
import { AddressLine } from './address-line';

describe('an address in one line', () => {
  it('keeps its postcode together', () => {
    render(<AddressLine line="14 Castle Road, Bedford, MK40 2QT" />);
    expect(screen.getByText('MK40 2QT')).toHaveClass('nowrap');
  });

  it('is shown unchanged without a postcode', () => {
    const { container } = render(<AddressLine line="14 Castle Road, Bedford" />);
    expect(container).toHaveTextContent('14 Castle Road, Bedford');
    expect(container.querySelector('span')).toBeNull();
  });
});
