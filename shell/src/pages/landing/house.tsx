/** The look of a house in the terrace; every measure is in units of the drawing. */
export interface HouseProps {
  /** Left edge. */
  readonly x: number;
  /** Top of the wall, below the roof; a smaller value makes a taller house. */
  readonly top: number;
  readonly wall: string;
  readonly door?: string;
  /** Lights on, as in the house being moved into. */
  readonly lit?: boolean;
}

const ground = 366;
const line = 'var(--hm-line-strong)';

function WindowPane({
  x,
  y,
  ink,
  glass,
}: {
  readonly x: number;
  readonly y: number;
  readonly ink: string;
  readonly glass: string;
}) {
  return (
    <>
      <rect x={x} y={y} width="34" height="46" rx="1" fill={glass} stroke={ink} strokeWidth="2" />
      <path d={`M${x + 17} ${y}v46M${x} ${y + 23}h34`} stroke={ink} strokeWidth="2" />
      <rect x={x - 4} y={y + 46} width="42" height="5" fill={ink} />
    </>
  );
}

export function House({ x, top, wall, door = line, lit = false }: HouseProps) {
  const roof = lit ? 'var(--hm-home-roof)' : line;
  const ink = lit ? 'var(--hm-home-ink)' : line;
  const glass = lit ? 'var(--hm-spark)' : 'var(--hm-surface)';
  return (
    <>
      <path
        d={`M${x + 88} ${top - 58}h22v44h-22ZM${x + 91} ${top - 68}h6v11h-6ZM${x + 101} ${top - 68}h6v11h-6Z`}
        fill={roof}
      />
      <path d={`M${x - 4} ${top}l68-52 68 52Z`} fill={roof} />
      <rect x={x} y={top} width="128" height={ground - top} fill={wall} />
      <WindowPane x={x + 20} y={top + 24} ink={ink} glass={glass} />
      <WindowPane x={x + 76} y={top + 24} ink={ink} glass={glass} />
      <WindowPane x={x + 76} y={282} ink={ink} glass={glass} />
      <path d={`M${x + 20} ${ground}v-70a17 17 0 0 1 34 0v70Z`} fill={door} stroke={ink} strokeWidth="2" />
      <path d={`M${x + 20} 298h34`} stroke={ink} strokeWidth="2" />
      <circle cx={x + 47} cy="334" r="2.5" fill={lit ? roof : 'var(--hm-surface)'} />
      <rect x={x + 14} y={ground} width="46" height="7" fill={line} />
    </>
  );
}
