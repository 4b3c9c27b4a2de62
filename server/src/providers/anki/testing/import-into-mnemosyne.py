"""
Imports an Anki package into an empty collection of Mnemosyne, and tells what it holds then, as JSON.
A program that is not ours, so that what we write is judged by somebody else (Debian: apt-get install mnemosyne).
"""

import json
import os
import sys
import tempfile

from mnemosyne.script import Mnemosyne, ScriptMainWidget

for name in ("show_information", "show_error", "set_progress_text", "set_progress_range",
             "set_progress_update_interval", "increase_progress", "close_progress"):
    setattr(ScriptMainWidget, name, lambda self, *_: None)

package = sys.argv[1]
with tempfile.TemporaryDirectory() as folder:
    program = Mnemosyne(data_dir=folder, filename="default.db")
    (importer,) = [one for one in program.component_manager.all("file_format") if one.extension == ".anki2"]
    importer.do_import(package)
    database = program.database()
    cards = []
    for internal_id, _ in database.cards():
        card = database.card(internal_id, is_id_internal=True)
        cards.append({
            "id": str(card.id),
            "note": str(card.fact.id),
            "fields": [card.fact[key] for key, _ in card.card_type.fact_keys_and_names if key in card.fact.data],
            "question": card.question("plain_text"),
            "answer": card.answer("plain_text"),
            "tags": sorted(tag.name for tag in card.tags),
            "isNew": card.grade == -1,
            "reps": card.ret_reps,
            "lapses": card.lapses,
            "dueAtSeconds": card.next_rep,
            "lastAtSeconds": card.last_rep,
        })
    media = database.media_dir()
    result = {
        "cards": cards,
        "media": {name: os.path.getsize(os.path.join(media, name)) for name in sorted(os.listdir(media))
                  if os.path.isfile(os.path.join(media, name))},
        "reviews": database.con.execute("select count(*) from log where event_type = 9").fetchone()[0],
    }
    program.finalise()
json.dump(result, sys.stdout)
