import type { LanguageCode } from '@verbena/language/languages'
import './theory.css'
import { keyedItems } from '../../ui/list-keys/keyed-items.ts'
import { type TheoryNode, theoryTree } from './theory-tree.ts'

/** Renders a theory; words of the target language (`em`) get its `lang` attribute. */
export function TheoryText({ html, language }: { html: string; language: LanguageCode }) {
  return <div className="theory-text">{nodes(theoryTree(html), language)}</div>
}

function nodes(tree: readonly TheoryNode[], language: LanguageCode) {
  return keyedItems(tree, nameOf).map(({ item, key }) => <Node key={key} node={item} language={language} />)
}

const nameOf = (node: TheoryNode) => (typeof node === 'string' ? node : node.element)

function Node({ node, language }: { node: TheoryNode; language: LanguageCode }) {
  if (typeof node === 'string') return node
  const { element: Element, children } = node
  if (Element === 'br') return <br />
  if (Element === 'table')
    return (
      <table>
        <tbody>
          {nodes(
            children.filter((child) => typeof child !== 'string'),
            language,
          )}
        </tbody>
      </table>
    )
  // The empty corner of a table is not a header.
  if (Element === 'th' && children.length === 0) return <td />
  return <Element lang={Element === 'em' ? language : undefined}>{nodes(children, language)}</Element>
}
