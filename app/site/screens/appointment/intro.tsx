/** What the page is for. Beside it hangs the clock of the shop. */
export function AppointmentIntro({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <section
      id="intro"
      className="md:max-lg:grid md:max-lg:grid-cols-[1fr_auto] md:max-lg:items-center md:max-lg:gap-x-10 lg:sticky lg:top-28 lg:self-start"
    >
      <h1 className="text-display lg:text-[clamp(2.6rem,4vw,3.6rem)]">{title}</h1>
      <p className="mt-5 max-w-[36ch] text-lead">{subtitle}</p>
      <Clock />
    </section>
  );
}

function Clock() {
  const hours = Array.from({ length: 12 }, (_, hour) => hour * 30);
  return (
    <svg
      viewBox="0 0 220 300"
      className="mt-8 w-40 max-md:hidden md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:mt-0 lg:w-52"
      aria-hidden="true"
    >
      <path d="M20 8h180M110 8v52" stroke="var(--frame)" strokeWidth="12" strokeLinecap="round" />
      <path d="M62 8c0 26 18 44 48 52" stroke="var(--frame)" strokeWidth="7" fill="none" />
      <circle cx="110" cy="170" r="104" fill="var(--frame)" />
      <circle cx="110" cy="170" r="94" fill="#c9962e" />
      <circle cx="110" cy="170" r="86" fill="#fff6ea" />
      {hours.map((angle) => (
        <path
          key={angle}
          d="M110 92v12"
          stroke="#22313a"
          strokeWidth={angle % 90 === 0 ? 7 : 4}
          transform={`rotate(${angle} 110 170)`}
        />
      ))}
      <path d="M110 170l-34-30" stroke="#22313a" strokeWidth="9" strokeLinecap="round" />
      <path d="M110 170l46-34" stroke="#22313a" strokeWidth="6" strokeLinecap="round" />
      <circle cx="110" cy="170" r="9" fill="#c8401f" />
    </svg>
  );
}
