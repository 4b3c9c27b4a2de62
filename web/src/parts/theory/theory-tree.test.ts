import { expect, test } from 'vitest'
import { type TheoryNode, theoryTree } from './theory-tree.ts'

const written = (nodes: readonly TheoryNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : `[${node.element} ${written(node.children)}]`))
    .join('')

test.each([
  ['<h3>Ser</h3><p>I <em lang="es">soy</em> here</p>', '[h3 Ser][p I [em soy] here]'],
  ['<ul><li>a</li><li>b</li></ul>', '[ul [li a][li b]]'],
  ['<p>a<br>b</p>', '[p a[br ]b]'],
  ['<p>open', '[p open]'],
  ['<p><strong>a</p>b', '[p [strong a]]b'],
  ['</p>a</td>', 'a'],
  ['1 &lt; 2 &amp;amp; 3', '1 < 2 &amp; 3'],
  ['', ''],
])('%s is read as %s', (html, tree) => {
  expect(written(theoryTree(html))).toBe(tree)
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">a</p>',
  '<em lang="es" style="x">a</em>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<<p>script>',
  '<P>a</P>',
])('of %s everything that is no element of a theory is text', (html) => {
  const names = (nodes: readonly TheoryNode[]): string[] =>
    nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.element, ...names(node.children)]))
  expect(names(theoryTree(html)).filter((name) => name !== 'p')).toEqual([])
  expect(written(theoryTree(html))).toContain('<')
})
