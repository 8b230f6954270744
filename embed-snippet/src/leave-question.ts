import { dialogTexts } from './dialog.texts';
import { create, withAttributes } from './markup';

const texts = dialogTexts.leave;

/** The question before a dialog closes with unsaved input. */
export interface LeaveQuestion {
  readonly element: HTMLDialogElement;
  /** Shows the question on top of the dialog, also if it is behind it. */
  readonly show: () => void;
}

/** Creates the question; `onLeave` is called if the mover closes the dialog anyway. Escape and Back keep the dialog open. */
export function createLeaveQuestion(onLeave: () => void): LeaveQuestion {
  const stay = create('button', { type: 'button', className: 'primary' }, texts.stay);
  const leave = create('button', { type: 'button', className: 'second' }, texts.close);
  const element = withAttributes(
    create(
      'dialog',
      { className: 'question' },
      create('h2', { id: 'leave-title' }, texts.title),
      create('p', { id: 'leave-text' }, texts.text),
      create('div', { className: 'actions' }, stay, leave),
    ),
    { role: 'alertdialog', 'aria-labelledby': 'leave-title', 'aria-describedby': 'leave-text' },
  );
  stay.addEventListener('click', () => element.close());
  leave.addEventListener('click', () => {
    element.close();
    onLeave();
  });
  return {
    element,
    show() {
      if (element.open) element.close();
      element.showModal();
    },
  };
}
