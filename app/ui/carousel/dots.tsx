interface DotsProps {
  count: number;
  shown: number;
  onShow(index: number): void;
  label(number: number): string;
}

/** One dot for each item; the current one is filled. */
export function Dots({ count, shown, onShow, label }: DotsProps) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <button
      key={place}
      type="button"
      aria-label={label(place + 1)}
      aria-current={place === shown}
      onClick={() => onShow(place)}
      className="grid size-7 place-items-center before:size-3 before:rounded-full before:border-2 before:border-control aria-[current=true]:before:border-awning aria-[current=true]:before:bg-awning"
    />
  ));
}
