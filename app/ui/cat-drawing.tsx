/** The agency's cat, asleep, 150 by 84: what is in `cat-open` shows in place of `cat-shut` when it opens an eye. */
export function CatDrawing() {
  return (
    <>
      <ellipse cx="76" cy="78" rx="66" ry="6" fill="#000" opacity=".35" />
      <path d="M14 62c0-30 26-48 60-48s60 18 60 44c0 14-14 20-34 20H44c-18 0-30-4-30-16z" fill="#d8703a" />
      <path
        d="M60 17c-3 8-3 16 1 23M78 14c-2 9-1 18 3 25M96 17c0 8 2 15 6 21"
        stroke="#a94f22"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M132 58c2 16-24 20-60 19-12 0-16-9-6-12 18-4 42 2 58-8"
        fill="#d8703a"
        stroke="#a94f22"
        strokeWidth="2"
      />
      <path d="M66 66c-8 2-6 10 4 10l-2-11z" fill="#f3d3b4" />
      <g transform="translate(10 26)">
        <path
          d="M8 22 4-2l18 9h14L54-2l-4 24c2 4 3 8 3 12 0 12-11 18-24 18S5 46 5 34c0-4 1-8 3-12z"
          fill="#e0783f"
        />
        <path d="m8 4 9 6-7 7zM50 4l-9 6 7 7z" fill="#f3b98c" />
        <path d="M24 36h10l-5 5z" fill="#5b2a16" />
        <g className="cat-shut" stroke="#5b2a16" strokeWidth="2.6" strokeLinecap="round" fill="none">
          <path d="M12 29c3 3 7 3 10 0M36 29c3 3 7 3 10 0" />
        </g>
        <g className="cat-open">
          <path
            d="M12 29c3 3 7 3 10 0"
            stroke="#5b2a16"
            strokeWidth="2.6"
            strokeLinecap="round"
            fill="none"
          />
          <ellipse cx="41" cy="28" rx="6" ry="5.5" fill="#ffe08a" />
          <ellipse cx="41" cy="28" rx="1.9" ry="4.8" fill="#26120a" />
        </g>
      </g>
    </>
  );
}
