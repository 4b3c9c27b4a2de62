// right corpora: lexicon examples, rules' right/fix sentences, benchmark right sentences, lessons
import { readFileSync, readdirSync } from 'node:fs'
import { readStarterLexicon } from '/work/wt/writing/content/src/lexicon/starter-lexicon.ts'
import { readWritingRules } from '/work/wt/writing/content/src/writing/starter-rules.ts'
import { readBenchmark } from '/work/wt/writing/content/src/writing/benchmark.ts'
import { createRuleBook } from '/work/wt/writing/nlp/src/writing-check/match-rules.ts'
import { readText } from '/work/wt/writing/nlp/src/writing-check/tokens.ts'
import { createHunspellDictionaries } from '/work/wt/writing/server/src/providers/spelling/hunspell-dictionaries.ts'
const content = '/work/wt/writing/content'
const lex = readStarterLexicon(content)
const { levels } = await import('/work/wt/writing/language/src/levels.ts')
const { partsOfSpeech } = await import('/work/wt/writing/language/src/morphology/parts-of-speech.ts')
const open = createHunspellDictionaries()
const codes = process.argv[2] ? process.argv[2].split(',') : ['es','fr','it','de','no','el','en']
const max = Number(process.argv[3] ?? 60)
for (const l of codes as any[]) {
  const d = await open(l)
  const raw = readWritingRules(content, l)
  const book = createRuleBook(raw.map(({natives:_, ...r})=>r) as any, lex, d.isRight)
  const examples = levels.flatMap(lev => partsOfSpeech.flatMap(p => lex.conceptsOf(p, lev))).flatMap(c => c.example?.[l] ?? [])
  const right = raw.flatMap(r => [...r.right, ...r.wrong.map(w => w.fix)])
  const bench = ['first','second'].flatMap(s => readBenchmark(content, s as any, l).right)
  let lessons: string[] = []
  try { const walk=(v:any)=>{ if(Array.isArray(v)) v.forEach(walk); else if(v&&typeof v==='object'){ for(const [k,x] of Object.entries(v)) { if(k===l && typeof x==='string') lessons.push(x); else if(k===l&&Array.isArray(x)) lessons.push(...x.filter((y:any)=>typeof y==='string')); else walk(x) } } }
    const dir=content+'/lessons'; const rec=(p:string)=>{ for(const e of readdirSync(p,{withFileTypes:true})) { if(e.isDirectory()) rec(p+'/'+e.name); else if(e.name.endsWith('.json')) walk(JSON.parse(readFileSync(p+'/'+e.name,'utf8'))) } }; rec(dir) } catch {}
  const sets = { examples: [...new Set(examples)], right: [...new Set(right)], bench, lessons: [...new Set(lessons)].filter(t=>/ /.test(t) && t.length<200 && !/[<“]/.test(t)) }
  let shown = 0
  for (const [name, texts] of Object.entries(sets)) {
    const alarms: string[] = []
    const t0 = performance.now()
    for (const t of texts) for (const n of book.check(readText(t, l), 'en')) if (n.rule.weight !== 'advice') { alarms.push(`${n.rule.id}: ${t} [${t.slice(n.start,n.end)} → ${n.fixes[0]}]`); }
    console.log(`${l} ${name}: ${alarms.length}/${texts.length} (${Math.round(performance.now()-t0)} ms)`)
    for (const a of alarms) if (shown++ < max) console.log('   ', a)
  }
}
