/** The drawing: a hand that holds up a phone with the application. */
export function HeroDrawing() {
  return (
    <svg
      viewBox="0 0 480 660"
      className="self-end max-lg:mx-auto max-lg:max-h-[26rem] lg:-ml-10 lg:h-full lg:w-[calc(100%+2.5rem)]"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <circle cx="236" cy="330" r="226" fill="#ffc857" />
      <path d="M128 660c-10-90-44-130-52-200l96-60h170c60 60 66 150 46 260z" fill="#f6d7b8" />
      <path d="M112 590h296l6 70H104z" fill="#1d1b26" />
      <path d="M112 590h296l1 16H110z" fill="#fffdf8" />
      <rect x="134" y="96" width="212" height="418" rx="34" fill="#1d1b26" />
      <rect x="148" y="110" width="184" height="390" rx="22" fill="#fffaf0" />
      <rect x="206" y="122" width="68" height="14" rx="7" fill="#1d1b26" />
      <path d="M148 154h184v110H148z" fill="#cfe3dd" />
      <path d="M192 264v-44a48 48 0 0 1 96 0v44z" fill="#c8401f" />
      <path d="M210 264v-40a30 30 0 0 1 60 0v40z" fill="#ffe6a8" />
      <path d="M168 286h112v17H168zm0 30h144v10H168zm0 20h96v10h-96z" fill="#1d1b26" />
      <path d="M168 366h66v62h-66zm78 0h66v62h-66z" fill="#f0e3cb" />
      <rect x="168" y="446" width="144" height="36" rx="12" fill="#c8401f" />
      <path d="M206 460h68v9h-68z" fill="#fff8f0" />
      <path
        d="M338 196h34a23 23 0 0 1 0 46h-34zm0 68h44a24 24 0 0 1 0 48h-44zm0 70h40a24 24 0 0 1 0 48h-40zm0 70h30a22 22 0 0 1 0 44h-30z"
        fill="#f6d7b8"
        stroke="#d9a27a"
        strokeWidth="4"
      />
      <path
        d="M76 464c-8-60-4-120 20-158 14-22 50-14 48 14-4 46 14 66 54 96 26 20 6 56-26 44-20-8-34-4-46 20z"
        fill="#f6d7b8"
        stroke="#d9a27a"
        strokeWidth="4"
      />
      <path d="M100 318c6-12 24-12 28 0l-2 22c-8-8-18-8-26-2z" fill="#fdeee0" />
    </svg>
  );
}
