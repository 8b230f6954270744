import { render, screen } from '@testing-library/react';
import * as examples from './your-move.examples';

/** The lines under the heading. */
const lines = () => [...screen.getByRole('complementary').querySelectorAll('p')].map((line) => line.textContent);

describe('the aside about the move', () => {
  it('shows the address and the move-in date', () => {
    render(<examples.HomeAndDay />);
    expect(screen.getByRole('heading', { name: 'Your move' })).toBeVisible();
    expect(lines()).toEqual(['14 Castle Road, Bedford, MK40 2QT', 'Moving in on 27\u00a0Nov\u00a02026']);
  });

  it('leaves out unknown details, and adds the lines of the page', () => {
    render(<examples.WithMore />);
    expect(lines()).toEqual(['14 Castle Road, Bedford', 'Nothing is signed yet.']);
  });
});
