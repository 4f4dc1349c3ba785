interface PercentSliderProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange(value: number): void;
}

export function PercentSlider({ label, value, min = 0, max = 100, onChange }: PercentSliderProps) {
  return (
    <label className="framing-slider">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={`${Math.round(value)}\u00a0%`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}
