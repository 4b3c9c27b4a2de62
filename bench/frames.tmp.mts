import { readFileSync, readdirSync } from 'node:fs'
import { readStarterLexicon } from '/work/wt/writing/content/src/lexicon/starter-lexicon.ts'
import { readWritingRules } from '/work/wt/writing/content/src/writing/starter-rules.ts'
import { readBenchmark } from '/work/wt/writing/content/src/writing/benchmark.ts'
import { createRuleBook } from '/work/wt/writing/nlp/src/writing-check/match-rules.ts'
import { readText } from '/work/wt/writing/nlp/src/writing-check/tokens.ts'
import { createHunspellDictionaries } from '/work/wt/writing/server/src/providers/spelling/hunspell-dictionaries.ts'
import { applyFixes } from '/work/wt/writing/content/src/writing/testing/apply-fixes.ts'
const content = '/work/wt/writing/content'
const lex = readStarterLexicon(content)
const { levels } = await import('/work/wt/writing/language/src/levels.ts')
const { partsOfSpeech } = await import('/work/wt/writing/language/src/morphology/parts-of-speech.ts')
const open = createHunspellDictionaries()
for (const l of process.argv[2].split(',') as any[]) {
  const d = await open(l)
  const raw = readWritingRules(content, l)
  const book = createRuleBook(raw.map(({natives:_, ...r})=>r) as any, lex, d.isRight)
  const bare = createRuleBook(raw.filter(r=>r.id.startsWith('x-')).map(({natives:_, ...r})=>r) as any, lex, d.isRight)
  for (const r of raw) if (r.id.startsWith('x-')) for (const w of r.wrong) {
    const own = book.check(readText(w.text,l),'en').filter(n=>n.rule.id===r.id)
    const got = own.length? applyFixes(w.text, own as any) : '(none)'
    if (got!==w.fix) console.log(`EX ${r.id}: ${w.text} → ${got}`)
  }
  const examples = levels.flatMap(lev => partsOfSpeech.flatMap(p => lex.conceptsOf(p, lev))).flatMap(c => (c as any).example?.[l] ?? [])
  const right = raw.flatMap(r => [...r.right, ...r.wrong.map(w => w.fix)])
  const bench = ['first','second','third'].flatMap(s => readBenchmark(content, s as any, l).right)
  const fixed = readBenchmark(content,'third',l).wrong.map(w=>w.text.replace(w.error, w.fix!))
  const lessons: string[] = []
  const walk=(v:any)=>{ if(Array.isArray(v)) v.forEach(walk); else if(v&&typeof v==='object'){ for(const [k,x] of Object.entries(v)) { if(k===l && typeof x==='string') lessons.push(x); else if(k===l&&Array.isArray(x)) lessons.push(...x.filter((y:any)=>typeof y==='string')); else walk(x) } } }
  const rec=(p:string)=>{ for(const e of readdirSync(p,{withFileTypes:true})) { if(e.isDirectory()) rec(p+'/'+e.name); else if(e.name.endsWith('.json')) walk(JSON.parse(readFileSync(p+'/'+e.name,'utf8'))) } }; rec(content+'/lessons')
  const all = [...new Set([...bench, ...fixed, ...examples, ...right, ...lessons.filter(t=>/ /.test(t)&&t.length<160&&!/[<“«:]/.test(t)).filter((_,i)=>i%2===0)])]
  const by = new Map<string,string[]>()
  for (const t of all) for (const n of bare.check(readText(t, l), 'en')) by.set(n.rule.id,[...(by.get(n.rule.id)??[]), `${t} [${t.slice(n.start,n.end)} → ${n.fixes[0]}]`])
  const isX = (id:string)=>id.startsWith('x-')
  for (const [id,list] of [...by].sort((a,b)=>b[1].length-a[1].length)) if(isX(id)) { console.log(`AL ${id} ${list.length}`); for(const a of list.slice(0,4)) console.log('     ',a) }
  console.log(l,'texts',all.length,'x alarms',[...by].filter(([id])=>isX(id)).reduce((n,[,x])=>n+x.length,0),'general',[...by].filter(([id])=>!isX(id)).reduce((n,[,x])=>n+x.length,0))
}
