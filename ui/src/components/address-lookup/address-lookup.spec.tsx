import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations, renderExamples } from '../../testing/examples';
import * as all from './address-lookup.examples';

const { KeptLookup, ...examples } = all;

describe('examples', () => {
  renderExamples(examples);
});

describe('an address lookup', () => {
  const onFind = jest.fn();
  const onSelect = jest.fn();
  beforeEach(() => jest.clearAllMocks());

  const find = async () => {
    render(<KeptLookup postcode="MK40 2QT" onFind={onFind} onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('button', { name: 'Find address' }));
    return screen.getByRole('combobox', { name: 'Address' });
  };
  const rows = () => within(screen.getByRole('listbox')).getAllByRole('option');

  it('asks for the postcode by button and by Enter, without sending the form', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <KeptLookup onFind={onFind} />
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Postcode of your new home' }), 'MK40 2QT{Enter}');
    expect(onFind).toHaveBeenCalledWith('MK40 2QT');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes the focus to the addresses that were asked for, opens them and says how many there are', async () => {
    const box = await find();
    expect(box).toHaveFocus();
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(rows()).toHaveLength(9);
    expect(
      screen.getByText('9 of 9 addresses match. Use the up and down keys to choose.', { ignore: '[aria-hidden]' }),
    ).toBeInTheDocument();
    await expectNoViolations(document.body);
  });

  it('keeps the place of addresses that are looked for, out of the way of readers', () => {
    const { rerender } = render(<KeptLookup postcode="MK40 2QT" loading />);
    expect(screen.getByText('Address').closest('[aria-hidden="true"]')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Finding' })).toBeVisible();

    rerender(<KeptLookup postcode="MK40 2QT" loading={false} />);
    expect(screen.queryByText('Address')).not.toBeInTheDocument();
  });

  it('leaves the focus alone when addresses are there from the start', () => {
    render(<all.Found />);
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('narrows by what is typed, with the matched part bold', async () => {
    const box = await find();
    await userEvent.type(box, '14 castle');
    expect(rows().map((row) => row.textContent)).toEqual(['14 Castle Road, Bedford, MK40 2QT']);
    expect([...(rows()[0]?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['14', 'Castle']);
  });

  it('is chosen from by the arrow keys and Enter, the focus staying in the box', async () => {
    const box = await find();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(box).toHaveAttribute('aria-activedescendant', rows()[1]?.id);
    expect(rows()[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(box).toHaveFocus();
    expect(box).toHaveValue('4 Castle Road, Bedford, MK40 2QT');
    expect(onSelect).toHaveBeenLastCalledWith('key-4');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('goes round at the ends of the list', async () => {
    await find();
    await userEvent.keyboard('{ArrowUp}');
    expect(rows()[8]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(rows()[0]).toHaveAttribute('aria-selected', 'true');
  });

  it('closes by Esc and keeps the text', async () => {
    const box = await find();
    await userEvent.type(box, 'cas{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue('cas');
  });

  it('is chosen from by pointer; other text takes the choice back', async () => {
    const box = await find();
    await userEvent.click(screen.getByRole('option', { name: '14 Castle Road, Bedford, MK40 2QT' }));
    expect(onSelect).toHaveBeenLastCalledWith('key-14');
    await userEvent.type(box, 'x');
    expect(onSelect).toHaveBeenLastCalledWith(null);
  });

  it('offers all addresses again when it is opened with one chosen', async () => {
    render(<all.Chosen />);
    const box = screen.getByRole('combobox', { name: 'Address' });
    expect(box).toHaveValue('14 Castle Road, Bedford, MK40 2QT');
    await userEvent.click(box);
    expect(rows()).toHaveLength(9);
  });

  it('offers entry by hand only where there is one', () => {
    const { rerender } = render(<KeptLookup />);
    expect(screen.getByRole('button', { name: "Can't find your address?" })).toBeInTheDocument();
    rerender(<KeptLookup onManual={undefined} />);
    expect(screen.queryByRole('button', { name: "Can't find your address?" })).not.toBeInTheDocument();
  });
});
