/** The drawing of the lamp beside the form. */
export function Lantern() {
  return (
    <svg viewBox="0 0 60 110" className="door-lantern" aria-hidden="true">
      <path d="M52 8H30v16" fill="none" stroke="#0d0c1e" strokeWidth="5" strokeLinecap="round" />
      <path d="M14 40 30 22l16 18z" fill="#0d0c1e" />
      <path d="M15 42h30l-6 46H21z" fill="#ffd98a" />
      <path d="M15 42h30l-6 46H21z" fill="none" stroke="#0d0c1e" strokeWidth="3.5" />
      <path d="M30 42v46" stroke="#0d0c1e" strokeWidth="2.5" />
      <circle cx="30" cy="66" r="7" fill="#fff6d8" />
      <path d="M18 88h24l-4 8H22z" fill="#0d0c1e" />
    </svg>
  );
}
