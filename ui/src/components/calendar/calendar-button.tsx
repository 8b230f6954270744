import { useState } from 'react';
import { formatWeekday } from '../../format/format';
import { CalendarIcon } from '../../icons/icons';
import { lazyModule, useLazyModule } from '../../runtime/lazy-module';
import { Button } from '../button/button';
import { Notice } from '../notice/notice';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { CalendarDialogProps } from './calendar-dialog';

const calendar = lazyModule(() => import('./calendar-dialog'));

function LazyCalendar(props: CalendarDialogProps) {
  const { content, error, retry } = useLazyModule(calendar);
  if (error)
    return (
      <Notice kind="error">
        <p>The calendar did not load. Type the date instead.</p>
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      </Notice>
    );
  return content && <content.CalendarDialog {...props} />;
}

export type CalendarButtonProps = Omit<CalendarDialogProps, 'open' | 'onClose'>;

/**
 * Opens a calendar to choose a day from. Put it next to a `DateField`, so that typing stays possible. The calendar is
 * loaded when the mover is about to press the button. The button's name includes the chosen day, which screen readers
 * announce as the dialog closes.
 */
export function CalendarButton({ onChoose, ...rest }: CalendarButtonProps) {
  const { value } = rest;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setOpen(true);
    setWasOpened(true);
  };
  const close = () => setOpen(false);
  const choose = (day: string) => {
    onChoose(day);
    close();
  };
  return (
    <div>
      <Button aria-haspopup="dialog" onClick={open} onPointerEnter={calendar.preload} onFocus={calendar.preload}>
        <CalendarIcon size={20} />
        Choose from a calendar
        {value !== null && <VisuallyHidden>, {formatWeekday(value)}</VisuallyHidden>}
      </Button>
      {wasOpened && <LazyCalendar {...rest} open={isOpen} onClose={close} onChoose={choose} />}
    </div>
  );
}
