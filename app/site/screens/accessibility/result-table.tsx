import type { RgaaCounts } from '#domain/accessibility/statement.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { RichTable } from '../../blocks/rich-table.tsx';

interface ResultTableProps {
  title: string;
  words: SectionContent<'common'>['accessibility']['table'];
  results: (RgaaCounts & { name: string })[];
}

const columns = ['met', 'unmet', 'untested', 'absent'] as const satisfies readonly (keyof RgaaCounts)[];

/** How many criteria of each theme stand how. */
export function ResultTable({ title, words, results }: ResultTableProps) {
  return (
    <RichTable title={title}>
      <thead>
        <tr>
          <th scope="col">{words.theme}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {words[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map(({ name, ...counts }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((column) => (
              <td key={column}>{counts[column]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </RichTable>
  );
}
