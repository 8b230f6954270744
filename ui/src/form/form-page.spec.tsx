import { problem, type Problem } from '@home-move/contract';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../testing/examples';
import { createPortal } from 'react-dom';
import { useForm } from 'react-hook-form';
import { FormTextField } from './form-fields';
import { FormPage } from './form-page';
import { ExampleForm } from './form-page.examples';

const next = () => screen.getByRole('button', { name: 'Next' });
const summary = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);
const rejectedWith = (errors: Record<string, string>): Problem => problem('VALIDATION', { errors });

async function fillIn() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Surname' }), 'Hartley');
  await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '1985');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
}

describe('a form submitted with missing values', () => {
  it('focuses the first invalid field and scrolls its label into view [UI-06] [XUI-01]', async () => {
    render(<ExampleForm />);
    const scroll = jest.spyOn(screen.getByText('Surname'), 'scrollIntoView');
    await userEvent.click(next());
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveFocus();
    expect(scroll).toHaveBeenCalled();
  });

  it('lists the errors in the order of the fields, and prefixes the title', async () => {
    const onSubmit = jest.fn();
    render(<ExampleForm onSubmit={onSubmit} />);
    expect(document.title).toBe("Let's check your personal details. - Home Move");
    await userEvent.click(next());
    expect(summary()).toEqual([
      'Surname: Please enter your Surname',
      'Date of birth: Mandatory',
      'I agree to the terms: Mandatory',
    ]);
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveAccessibleDescription(
      'Error: Please enter your Surname',
    );
    expect(document.title).toBe("Error: Let's check your personal details. - Home Move");
    expect(onSubmit).not.toHaveBeenCalled();
    await expectNoViolations(document.body);
  });

  it('removes a corrected field from the summary while the mover types', async () => {
    render(<ExampleForm />);
    await userEvent.click(next());
    await userEvent.type(screen.getByRole('textbox', { name: 'Surname' }), 'H');
    expect(summary()).toEqual(['Date of birth: Mandatory', 'I agree to the terms: Mandatory']);
  });

  it('links a line of the summary to its group of fields', async () => {
    render(<ExampleForm />);
    await userEvent.click(next());
    await userEvent.click(screen.getByRole('link', { name: 'Date of birth: Mandatory' }));
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveFocus();
  });
});

describe('a submitted form', () => {
  it('passes its values once, however often it is submitted meanwhile', async () => {
    let finish: () => void = () => undefined;
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<ExampleForm onSubmit={onSubmit} />);
    await fillIn();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Title' }), 'Mrs');
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    await userEvent.click(next());
    await userEvent.click(next());
    await userEvent.type(screen.getByRole('textbox', { name: 'Surname' }), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledWith(
      {
        title: 'Mrs',
        surname: 'Hartley',
        dateOfBirth: { day: '', month: '', year: '1985' },
        bedrooms: 3,
        password: '',
        agreed: true,
      },
      expect.anything(),
    );
    await act(async () => finish());
    await userEvent.click(next());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('ignores a submit while the page is busy', async () => {
    const onSubmit = jest.fn();
    render(<ExampleForm busy onSubmit={onSubmit} />);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Saving' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Surname' }), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a form that the API rejected', () => {
  it('shows field errors at their fields and in the summary, not in the banner', async () => {
    const { rerender } = render(<ExampleForm />);
    await fillIn();
    await userEvent.click(next());
    await act(async () =>
      rerender(
        <ExampleForm problem={rejectedWith({ surname: 'This surname is not known', 'dateOfBirth.day': 'Invalid' })} />,
      ),
    );
    expect(summary()).toEqual(['Surname: This surname is not known', 'Date of birth: Invalid']);
    expect(screen.getAllByText('This surname is not known', { exact: false })).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(/Invalid/);
    expect(screen.queryByText('Please check what you entered')).not.toBeInTheDocument();
  });

  it('shows the rest in the banner, its values joined with spaces [API-17]', async () => {
    const { rerender } = render(<ExampleForm />);
    await act(async () =>
      rerender(
        <ExampleForm
          problem={rejectedWith({
            postcode: 'Please enter a valid postcode.',
            surname: 'Invalid',
            emailAddress: 'Name sam is already taken., Please log in.',
          })}
        />,
      ),
    );
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent(/^Please enter a valid postcode\. Please log in\.$/);
    expect(screen.queryByText(/already taken/)).toBeNull();
  });

  it('shows a problem without fields in the banner, with the incident to quote, until the next submit [API-17]', async () => {
    const { rerender } = render(<ExampleForm problem={problem('UNEXPECTED', { incident: 'a1b2c3' })} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Sorry we have encountered some difficulties. Please try again in a moment.',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('If you call us, quote a1b2c3.');
    rerender(<ExampleForm problem={null} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('hides the banner at the next submit, even if that is not sent', async () => {
    render(<ExampleForm problem={problem('THIRD_PARTY')} />);
    expect(screen.getByRole('alert')).toBeVisible();
    await userEvent.click(next());
    expect(summary()).toEqual([
      'Surname: Please enter your Surname',
      'Date of birth: Mandatory',
      'I agree to the terms: Mandatory',
    ]);
  });

  it('focuses the banner and scrolls it into view, again after each submit', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { rerender } = render(<ExampleForm />);
    await fillIn();
    for (const failure of [problem('THIRD_PARTY'), problem('THIRD_PARTY')]) {
      scroll.mockClear();
      await userEvent.click(next());
      await act(async () => rerender(<ExampleForm problem={failure} />));
      expect(screen.getByRole('alert')).toHaveFocus();
      expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')]);
    }
    scroll.mockRestore();
  });

  it('focuses the banner where other errors are at their fields', async () => {
    const { rerender } = render(<ExampleForm />);
    await fillIn();
    await userEvent.click(next());
    await act(async () =>
      rerender(<ExampleForm problem={rejectedWith({ surname: 'Not known', postcode: 'Not known either' })} />),
    );
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Not known either');
    expect(screen.getAllByRole('alert')[0]).toHaveFocus();
  });

  it('does not move the focus when the form was resubmitted automatically', async () => {
    const { rerender } = render(<ExampleForm />);
    await fillIn();
    await userEvent.click(screen.getByRole('textbox', { name: 'Surname' }));
    await act(async () => rerender(<ExampleForm problem={problem('THIRD_PARTY')} />));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveFocus();
  });
});

describe('the buttons of a form', () => {
  function Code({ width }: { readonly width: 'form' | 'code' }) {
    const form = useForm({ defaultValues: { code: '' } });
    return (
      <FormPage
        title="Enter your code"
        form={form}
        onSubmit={() => undefined}
        busy={false}
        problem={null}
        submitLabel="Next"
        width={width}
      >
        <FormTextField control={form.control} name="code" label="Code" />
      </FormPage>
    );
  }

  it('are in a row on a page of forms, and one above the other in the narrow column of a code', () => {
    const { rerender } = render(<Code width="form" />);
    expect(next().parentElement).toHaveClass('actionsRow');
    rerender(<Code width="code" />);
    expect(next().parentElement).not.toHaveClass('actionsRow');
  });
});

describe('a form in a dialog of the page', () => {
  const onSubmit = jest.fn();
  function Code() {
    const form = useForm({ defaultValues: { code: '' } });
    const dialog = (
      <form onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Save</button>
      </form>
    );
    return (
      <FormPage title="Your code" form={form} onSubmit={onSubmit} busy={false} problem={null} submitLabel="Next">
        {createPortal(dialog, document.body)}
      </FormPage>
    );
  }

  it('does not submit the form of the page', async () => {
    render(<Code />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(next());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('a form with an error that no field shows', () => {
  function Hidden() {
    const form = useForm({
      defaultValues: { surname: '' },
      resolver: () => ({ values: {}, errors: { root: { type: 'rule', message: 'Please give one of the two' } } }),
    });
    return (
      <FormPage title="Contact" form={form} onSubmit={() => undefined} busy={false} problem={null} submitLabel="Next">
        <FormTextField control={form.control} name="surname" label="Surname" />
      </FormPage>
    );
  }

  it('shows and focuses it above the form', async () => {
    render(<Hidden />);
    await userEvent.click(next());
    expect(screen.getByRole('alert')).toHaveTextContent('Please give one of the two');
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});
