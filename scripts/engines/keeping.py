# A window of WebKitGTK that can be driven and keeps what pages store. MiniBrowser, once driven, stores nothing.
#   python3 keeping.py FOLDER DOWNLOADS
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

folder, downloads = sys.argv[1:3]
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=os.path.join(folder, 'cache'))
context = WebKit2.WebContext(website_data_manager=data)
window = Gtk.Window()
window.set_default_size(390, 844)


def open_page(_session):
    page = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window.add(page)
    window.show_all()
    return page


def begin(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name('MiniBrowser')
    about.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(about)
    session.connect('create-web-view', open_page)


def place(download, name):
    download.set_destination('file://' + os.path.join(downloads, name))
    return True


context.connect('automation-started', begin)
context.connect('download-started', lambda _context, it: it.connect('decide-destination', place))
context.set_automation_allowed(True)
Gtk.main()
